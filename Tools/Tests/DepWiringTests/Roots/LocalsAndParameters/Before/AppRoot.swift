enum AppRoot {
  static func command(_ options: Options, path: String) -> Command {
    let log = Log(dependencies: .init())
    let reader = Reader(dependencies: .init())
    return Command(dependencies: .init())
  }
}
