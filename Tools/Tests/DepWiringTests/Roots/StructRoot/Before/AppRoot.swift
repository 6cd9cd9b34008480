struct AppRoot {
  let api = API()

  var run: Run { Run(dependencies: .init()) }

  func other() -> Run {
    let parser = Parser(dependencies: .init())
    return Run(dependencies: .init())
  }
}
