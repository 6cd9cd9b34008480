registerTide1504()
await MainActor.run { print(TideView1504(name: "north").body.text) }
