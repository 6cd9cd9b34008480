struct AppRoot {
  let api = API()

  var run: Run {
    Run(
      dependencies: .init(
        parser: Parser(dependencies: .init(api: api)), makeParser: { makeParser() }, api: api))
  }

  func other() -> Run {
    let parser = Parser(dependencies: .init(api: api))
    return Run(dependencies: .init(parser: parser, makeParser: makeParser, api: api))
  }

  private func makeParser() -> Parser {
    Parser(dependencies: .init(api: api))
  }
}
