@MainActor final class AppRoot {
  let log = Log(name: "root")

  func member() -> Model { Model(dependencies: .init(log: log)) }

  func parameter(_ other: Log) -> Model { Model(dependencies: .init(log: other)) }

  func local() -> Model {
    let inner = Log(name: "local")
    return Model(dependencies: .init(log: inner))
  }

  func block() -> Model {
    if log.name.isEmpty {
      let hidden = Log(name: "hidden")
      return Model(dependencies: .init(log: hidden))
    }
    return Model(dependencies: .init(log: log))
  }

  func closure() -> (Log) -> Model {
    { (given: Log) in Model(dependencies: .init(log: given)) }
  }

  func later() -> Model {
    let model = Model(dependencies: .init(log: log))
    let late = Log(name: "late")
    return late.name.isEmpty ? Model(dependencies: .init(log: late)) : model
  }
}
