import Swinject

protocol BinderyPress1402 {
  func press(_ sheet: String) -> String
}

final class HeavyBinderyPress1402: BinderyPress1402 {
  init() { print("a press is set up") }
  func press(_ sheet: String) -> String { "\(sheet) pressed" }
}

struct BinderyGlue1402 {
  let brand: String
}

func binderyContainer1402() -> Container {
  let container = Container(defaultObjectScope: .container)
  container.register(BinderyPress1402.self) { _ in HeavyBinderyPress1402() }
  container.register(BinderyGlue1402.self) { _ in BinderyGlue1402(brand: "hide") }
  return container
}

/// Keeps nothing of the container.
struct Bindery1402 {
  struct Dependencies {
    var binderyPress1402: any BinderyPress1402
    var binderyGlue1402: BinderyGlue1402

    init(binderyPress1402: any BinderyPress1402, binderyGlue1402: BinderyGlue1402) {
      self.binderyPress1402 = binderyPress1402
      self.binderyGlue1402 = binderyGlue1402
    }

    init(_ container: Container) {
      self.init(
        binderyPress1402: container.resolve(BinderyPress1402.self)!,
        binderyGlue1402: container.resolve(BinderyGlue1402.self)!
      )
    }
  }

  private let press: BinderyPress1402
  private let glue: BinderyGlue1402
  let name: String

  init(
    _ container: Container,
    name: String
  ) {
    self.init(name: name, dependencies: Dependencies(container))
  }

  init(
    name: String,
    dependencies: Dependencies
  ) {
    press = dependencies.binderyPress1402
    self.glue = dependencies.binderyGlue1402
    self.name = name
  }

  func bind(_ sheet: String) -> String { "\(name): \(press.press(sheet)) with \(glue.brand)" }
}
