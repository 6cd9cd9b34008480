print(ThwartBench1717(tier: 3).choose())
await MainActor.run { ThwartLinks1717().open(URL(fileURLWithPath: "/thwart")) }
