await MainActor.run {
  for step in 0..<2 {
    let view = GangwayRouter1714.resolve(step, host: "dock")
    print(view.interactor.name, view.host)
  }
}
