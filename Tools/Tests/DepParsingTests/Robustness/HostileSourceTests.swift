import DepFacts
import DepParsing
import Testing

/// Sources that were cut or garbled; whatever they are, reading ends and gives sound facts.
struct HostileSourceTests {
  private static let sources = [
    """
    import Foundation
    @MainActor final class Service<T>: Base, P & Q {
      struct Dependencies { var api: any API; static var live: Self { Self(api: A.shared) } }
      static let shared: Service = .init(dependencies: .live)
      @Injected(\\.foo, B.baz) private(set) var wrapped: [String: Int]?
      lazy var thing: Thing = { let x = Thing(); x.y = 1; return x }()
      init?(dependencies: Dependencies = .live) throws { self.dependencies = dependencies }
      subscript(i: Int) -> Int { get { self.list[i] } set { B.c = newValue } }
    }
    // depstructs:ignore a - b
    extension Service { func f() async { guard let a = A.b?.c!, case .d(let e) = a else { return } } }
    """,
    """
    #if DEBUG
    let text = "a \\(B.c("d \\(E.f)")) \\u{1F600}" + #"raw \\#(G.h)"# + \"\"\"
      multi \\(I.j)
      \"\"\"
    #else
    enum K { case l(M = .n), o }
    #endif
    switch a { case .b where C.d: e(); @unknown default: f { $0 as! G } }
    x = y ? .z : A.b as? C ?? (try await d()); type(of: self).e &= f[g: 1]
    #Preview("é") { View(model: .init()) }
    """,
  ]

  @Test(arguments: sources)
  func `every prefix is read`(_ source: String) {
    let bytes = Array(source.utf8)
    for count in 0...bytes.count { check(Array(bytes.prefix(count))) }
  }

  @Test(arguments: sources)
  func `suffixes are read`(_ source: String) {
    let bytes = Array(source.utf8)
    for count in stride(from: 0, to: bytes.count, by: 5) { check(Array(bytes.suffix(count))) }
  }

  @Test(arguments: sources)
  func `garbled bytes are read`(_ source: String) {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      var bytes = Array(source.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: index)
        case 2:
          bytes.insert(
            "()[]{}<>\"#\\.?!:=@`,;&|".utf8.randomElement(using: &generator) ?? 0, at: index)
        default: bytes.swapAt(index, Int.random(in: 0..<bytes.count, using: &generator))
        }
      }
      check(bytes)
    }
  }

  @Test func `random bytes are read`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let count = Int.random(in: 0..<300, using: &generator)
      check((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }
  }

  @Test(arguments: sources)
  func `the same bytes give the same facts`(_ source: String) {
    #expect(FactReader().read(source) == FactReader().read(source))
  }

  private func check(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    let facts = bytes.withUnsafeBufferPointer { FactReader().read($0) }
    let isSound = facts.uses.allSatisfy { use in
      facts.paths.indices.contains(Int(use.path)) && use.context < facts.contexts.count
        && use.member < facts.members.count && use.type < facts.types.count
        && use.position.line >= 1 && use.position.column >= 1
        && (0...bytes.count).contains(Int(use.position.offset))
    }
    #expect(isSound, "\(bytes)", sourceLocation: sourceLocation)
    #expect(
      facts.types.enumerated().allSatisfy { $1.parent < $0 }, "\(bytes)",
      sourceLocation: sourceLocation)
  }
}
