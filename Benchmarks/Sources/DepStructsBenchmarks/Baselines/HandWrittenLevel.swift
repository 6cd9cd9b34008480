/// One object of a deep graph; its initializer takes the next as a parameter.
final class HandWrittenLevel: AnyPart {
  private let next: any Part

  init(next: any Part) { self.next = next }

  func use(_ input: Int) -> Int { next.use(input &+ 1) }
}
