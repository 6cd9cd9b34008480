/// The text of a generated module.
///
/// Names end in the seed, because all modules are compiled as one.
struct GeneratedSource {
  let tag: String
  let kind: GeneratedKind
  let superclass: GeneratedSuperclass
  let initializers: GeneratedInitializers
  let members: [GeneratedMember]
  /// Whether the type has a protocol of its own.
  let conforms: Bool
  /// What a subclass uses; nil for no subclass.
  let subclassThing: GeneratedThing?
  let importsLibrary: Bool

  init(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    tag = "\(seed)"
    kind = numbers.pick(GeneratedKind.allCases) ?? .finalClass
    superclass = numbers.pick(GeneratedSuperclass.choices(kind)) ?? .none
    initializers = numbers.pick(GeneratedInitializers.choices(kind, superclass)) ?? .none
    conforms = !kind.isIsolated && numbers.isOne(in: 3)
    let hasSubclass = kind == .openClass && numbers.isOne(in: 2)
    subclassThing = hasSubclass ? numbers.pick(GeneratedThing.allCases) : nil
    importsLibrary = numbers.isOne(in: 4)
    var members: [GeneratedMember] = []
    for number in 1...Int.random(in: 1...4, using: &numbers) {
      let places = GeneratedPlace.choices(kind, initializers)
      guard let place = numbers.pick(places), let thing = numbers.pick(GeneratedThing.allCases),
        !KnownMistake.concerns(kind, superclass, initializers, place, thing)
      else { continue }
      members.append(GeneratedMember(place, thing, number: number, tag: tag, kind: kind))
    }
    self.members = members
  }

  var hiddenCounts: [String: Int] {
    var counts = ["Cook\(tag)": 1, "Device\(tag)": members.reduce(0) { $0 + $1.hiddenCount }]
    if subclassThing != nil { counts["Special\(tag)"] = 1 }
    return counts.filter { $0.value > 0 }
  }

  var usesStandInSeveralFiles: Bool { members.contains { $0.place == .otherFile } }

  var files: [String: String] {
    var files = ["World.swift": world, "Device.swift": device]
    let elsewhere = members.filter { $0.place == .otherFile }
    if !elsewhere.isEmpty {
      files["More.swift"] =
        heading + "extension Device\(tag) {\n" + elsewhere.map(text).joined(separator: "\n") + "}\n"
    }
    return files
  }

  /// Statements that make a value and call all of it.
  var driver: String {
    let wait = kind.isIsolated ? "await " : ""
    var lines = ["print(\"seed \(tag)\")"]
    for name in ["Device\(tag)"] + (subclassThing == nil ? [] : ["Special\(tag)"]) {
      let made = "\(wait)\(name)(\(initializers.isLabelled ? "label: \"given\"" : ""))"
      lines.append("do {")
      switch initializers {
      case .failable: lines.append("  guard var value = \(made) else { return }")
      case .throwing: lines.append("  var value = try \(made)")
      default: lines.append("  var value = \(made)")
      }
      lines += members.compactMap(\.call).map { call in
        let isThrowing = call.hasPrefix("try ")
        return
          "  print(\(isThrowing ? "try " : "")\(wait)\(isThrowing ? "" + call.dropFirst(4) : call))"
      }
      if name.hasPrefix("Special") { lines.append("  print(value.own())") }
      if conforms { lines.append("  print(value.run())") }
      lines += ["  print(\(wait)value.label)", "  _ = { value = $0 } as (\(name)) -> Void", "}"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Files

  private var heading: String {
    "// Made of the seed \(tag).\n\n" + (importsLibrary ? "import DepStructs\n" : "")
      + "import Foundation\n\n"
  }

  private var world: String {
    """
    \(heading)/// Takes orders.
    final class Kitchen\(tag): Sendable {
      static let shared = Kitchen\(tag)()
      let name = "kitchen"
      func order(_ count: Int) -> String { "order \\(count)" }
    }

    final class Cook\(tag) {
      // Knows the kitchen.
      func cook() -> String { Kitchen\(tag).shared.name }
    }

    class Base\(tag) {
      init() {}
    }

    protocol Runs\(tag) {
      func run() -> String
    }

    protocol Made\(tag) {
      init(label: String)
    }

    func keep\(tag)(_ body: @escaping () -> String) -> String { body() }

    """
  }

  private var device: String {
    var above: [String] = []
    if superclass == .own { above.append("Base\(tag)") }
    if superclass == .object { above.append("NSObject") }
    if conforms { above.append("Runs\(tag)") }
    if initializers == .demanded { above.append("Made\(tag)") }
    let inherited = above.isEmpty ? "" : ": " + above.joined(separator: ", ")
    var text = heading + "/// Device \(tag).\n\(kind.rawValue) Device\(tag)\(inherited) {\n"
    text += initializers.isLabelled ? "  let label: String\n" : "  let label = \"label\"\n"
    if conforms { text += "  func run() -> String { label }\n" }
    let here = members.filter { $0.place != .otherFile }
    for member in here where member.place == .initializerBody { text += self.text(member) }
    text += GeneratedInitializerText(source: self).lines
      .map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
    for member in here where member.place != .initializerBody { text += "\n" + self.text(member) }
    text += "}\n"
    if let subclassThing {
      text += "\nfinal class Special\(tag): Device\(tag) {\n"
      text += "  func own() -> String { \(subclassThing.expression(tag)) }\n}\n"
    }
    return text
  }

  private func text(_ member: GeneratedMember) -> String {
    (["// \(member.place)"] + member.lines).map { "  \($0)\n" }.joined()
  }
}
