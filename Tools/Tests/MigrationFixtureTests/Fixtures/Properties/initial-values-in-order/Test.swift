final class Counting: ShelfNumbersProtocol, @unchecked Sendable {
  private var last = 40
  func next() -> Int {
    last += 1
    return last
  }
}
let archive = Archive(name: "x", dependencies: .init(shelfNumbers: Counting()))
expect(archive.first == 41 && archive.second == 42, "in the order of the declarations")
