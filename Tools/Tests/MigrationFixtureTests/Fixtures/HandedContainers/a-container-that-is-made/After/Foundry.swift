import Swinject

protocol FoundryMold6162 {
  func pour() -> String
}

final class SandFoundryMold6162: FoundryMold6162 {
  func pour() -> String { "pour" }
}

func register6162(in container: Container) {
  print("the molds are registered")
  container.register(FoundryMold6162.self) { _ in SandFoundryMold6162() }
}

struct FoundryHall6162 {
  struct Dependencies {
    var makeFoundryMold6162: () -> any FoundryMold6162

    init(makeFoundryMold6162: @escaping () -> any FoundryMold6162) {
      self.makeFoundryMold6162 = makeFoundryMold6162
    }

    init(_ container: Container) {
      self.init(makeFoundryMold6162: { container.resolve(FoundryMold6162.self)! })
    }
  }

  private let dependencies: Dependencies

  init(parent: Container) {
    self.init(dependencies: Dependencies(Container(parent: parent)))
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func work() -> String { dependencies.makeFoundryMold6162().pour() }
}

final class FoundryYard6162 {
  struct Dependencies {
    var makeFoundryMold6162: () -> any FoundryMold6162

    init(makeFoundryMold6162: @escaping () -> any FoundryMold6162) {
      self.makeFoundryMold6162 = makeFoundryMold6162
    }

    init(_ container: Container) {
      self.init(makeFoundryMold6162: { container.resolve(FoundryMold6162.self)! })
    }
  }

  private let dependencies: Dependencies
  private let name: String

  convenience init(name: String, parent: Container) {
    self.init(name: name, dependencies: Dependencies(Container(parent: parent)))
  }

  init(name: String, dependencies: Dependencies) {
    self.dependencies = dependencies
    self.name = name
  }

  func work() -> String { name + " " + dependencies.makeFoundryMold6162().pour() }
}

/// Takes a container under another name than that of its property.
final class FoundryGate6162 {
  struct Dependencies {
    var makeFoundryMold6162: () -> any FoundryMold6162

    init(makeFoundryMold6162: @escaping () -> any FoundryMold6162) {
      self.makeFoundryMold6162 = makeFoundryMold6162
    }

    init(_ container: Container) {
      self.init(makeFoundryMold6162: { container.resolve(FoundryMold6162.self)! })
    }
  }

  private let dependencies: Dependencies

  convenience init(other: Container) {
    self.init(dependencies: Dependencies(other))
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func work() -> String { dependencies.makeFoundryMold6162().pour() }
}

/// Registers in its own container what it asks for.
final class FoundryAnnex6162 {
  private let container: Container

  init(parent: Container) {
    container = Container(parent: parent)
    register6162(in: container)
  }

  func work() -> String { container.resolve(FoundryMold6162.self)!.pour() }
}

/// Other code may read the container that it makes.
final class FoundryShed6162 {
  let shedContainer6162: Container

  init(parent: Container) {
    shedContainer6162 = Container(parent: parent)
  }

  func work() -> String { shedContainer6162.resolve(FoundryMold6162.self)!.pour() }
}

final class FoundryBox6162 {
  let box6162: Container

  init(box6162: Container) { self.box6162 = box6162 }
}

/// What it makes holds the container, and serves other code as well.
final class FoundryVault6162 {
  let vault6162: FoundryBox6162

  init(parent: FoundryBox6162) {
    vault6162 = FoundryBox6162(box6162: foundryContainer6162())
  }

  func work() -> String { vault6162.box6162.resolve(FoundryMold6162.self)!.pour() }
}

func lend6162(_ shed: FoundryShed6162) -> Container { shed.shedContainer6162 }

func foundryContainer6162() -> Container {
  let container = Container()
  register6162(in: container)
  return container
}
