import Swinject

protocol KilnStore4471: AnyObject {
  var count: Int { get set }
}

final class FileKilnStore4471: KilnStore4471 {
  var count = 3
  init() { print("a store opens") }
}

final class KilnClay4471 {
  let color = "red"
  init() { print("clay is dug") }
}

final class KilnGlaze4471 {
  let shine = 7
  init() { print("a glaze is mixed") }
}

enum KilnApp4471 {
  nonisolated(unsafe) static let resolver: Resolver = kilnContainer4471()
}

func kilnContainer4471() -> Container {
  let container = Container(defaultObjectScope: .container)
  container.register(KilnStore4471.self) { _ in FileKilnStore4471() }
  container.register(KilnClay4471.self) { _ in KilnClay4471() }
  container.register(KilnGlaze4471.self) { _ in KilnGlaze4471() }
  return container
}
