import DepFacts
import DepMigration
import Testing

@Suite struct KnownSuperclassTests {
  @Test(arguments: [
    ("frame: CGRect", "frame: frame"),
    ("nibName name: String?, bundle: Bundle?", "nibName: name, bundle: bundle"),
    ("_ title: String, for state: UIControl.State", "title, for: state"),
    ("frame: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)", "frame: frame"),
    ("size: (Int, Int), names: [String: Int] = [:]", "size: size, names: names"),
    ("text: String = \"a, b: c\", body: (Int, Int) -> Void", "text: text, body: body"),
    ("pair: Pair<Int, Int>", "pair: pair"),
    ("", ""),
  ])
  func anOverrideHandsDownWhatItTakes(_ parameters: String, _ arguments: String) {
    let superclass = KnownSuperclass(.init(overrides: [parameters], parameters: parameters))
    #expect(superclass.overridden.first?.signature == "override init(\(parameters))")
    #expect(superclass.overridden.first?.call == "super.init(\(arguments))")
    #expect(superclass.call == "super.init(\(arguments))")
  }

  @Test func theArgumentsOfTheTableGoBeforeTheParameters() {
    let superclass = KnownSuperclass(
      .init(overrides: ["name: String?"], parameters: "", arguments: "name: nil"))
    #expect(superclass.call == "super.init(name: nil)")
  }
}
