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
  private let container: Container

  init(parent: Container) {
    container = Container(parent: parent)
  }

  func work() -> String { container.resolve(FoundryMold6162.self)!.pour() }
}

final class FoundryYard6162 {
  private let container: Container
  private let name: String

  init(name: String, parent: Container) {
    self.container = Container(parent: parent)
    self.name = name
  }

  func work() -> String { name + " " + container.resolve(FoundryMold6162.self)!.pour() }
}

/// Takes a container under another name than that of its property.
final class FoundryGate6162 {
  private let container: Container

  init(other: Container) {
    container = other
  }

  func work() -> String { container.resolve(FoundryMold6162.self)!.pour() }
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
