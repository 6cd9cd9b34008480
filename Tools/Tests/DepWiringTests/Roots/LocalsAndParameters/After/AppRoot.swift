enum AppRoot {
  static func command(_ options: Options, path: String) -> Command {
    let log = Log(dependencies: .init(options: options))
    let reader = Reader(dependencies: .init(log: log, path: path))
    return Command(dependencies: .init(reader: reader, log: log))
  }
}
