let state = TourState(
  key: "k",
  dependencies: .init(
    storedBool: { $0 == "k" }, store: { print($1, $0 ?? "nil") },
    storedString: { _ in "ours" }, storedInteger: { _ in 6 }, storedDouble: { _ in 0.5 },
    removeStored: { print("removed", $0) }))
expect(state.isDone && state.name == "ours" && state.count() == 7, "the closures answer")
state.isDone = false
state.reset()
