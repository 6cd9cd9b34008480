print(Watchtower.shared.relay(), Watchtower(name: "side").relay())
