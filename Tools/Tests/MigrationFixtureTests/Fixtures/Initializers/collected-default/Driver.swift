print(CanalBoat(name: "Otter").pass(2))
