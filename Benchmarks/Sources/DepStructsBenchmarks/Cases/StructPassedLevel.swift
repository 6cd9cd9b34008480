/// One object of a deep graph; its initializer takes a struct with the next.
final class StructPassedLevel: AnyPart {
  struct Dependencies {
    let next: any Part
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func use(_ input: Int) -> Int { dependencies.next.use(input &+ 1) }
}
