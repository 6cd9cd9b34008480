@MainActor final class AppRoot {
  let log = Log(name: "root")

  func member() -> Model { Model(dependencies: .init()) }

  func parameter(_ other: Log) -> Model { Model(dependencies: .init()) }

  func local() -> Model {
    let inner = Log(name: "local")
    return Model(dependencies: .init())
  }

  func block() -> Model {
    if log.name.isEmpty {
      let hidden = Log(name: "hidden")
      return Model(dependencies: .init(log: hidden))
    }
    return Model(dependencies: .init())
  }

  func closure() -> (Log) -> Model {
    { (given: Log) in Model(dependencies: .init()) }
  }

  func later() -> Model {
    let model = Model(dependencies: .init())
    let late = Log(name: "late")
    return late.name.isEmpty ? Model(dependencies: .init(log: late)) : model
  }
}
