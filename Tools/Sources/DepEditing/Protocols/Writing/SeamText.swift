import DepMigration
import DepFacts
import DepModel
import DepSyntax
import SwiftSyntax

/// The text of a protocol, of its conformance, and of what fills in defaults.
struct SeamText {
  let subject: SeamSubject
  let surface: SeamSurface
  let name: String
  let access: AccessLevel

  private var indentation: String { subject.part.source.style.indentation }

  /// The lines of the protocol, with the extension for defaults.
  var protocolLines: [String] {
    var lines = attributeLines
    lines.append("\(access.prefix)\(nonisolated)protocol \(name)\(inheritance) {")
    for requirement in surface.requirements {
      lines += requirement.lines(indentation: indentation)
    }
    lines.append("}")
    let defaults = Self.defaultLines(
      surface.forwarders, of: name, subject: subject, access: access)
    return defaults.isEmpty ? lines : lines + [""] + defaults
  }

  var conformanceLines: [String] {
    Self.availability(of: subject) + ["extension \(subject.reference): \(name) {}"]
  }

  /// The lines of an extension of the protocol; none without a default.
  static func defaultLines(
    _ forwarders: [Forwarder], of name: String, subject: SeamSubject, access: AccessLevel
  ) -> [String] {
    if forwarders.isEmpty { return [] }
    let indentation = subject.part.source.style.indentation
    let level = access.isBelow(.package) ? AccessLevel.internal : access
    var lines = availability(of: subject) + ["extension \(name) {"]
    for (index, forwarder) in forwarders.enumerated() {
      if index > 0 { lines.append("") }
      lines += forwarder.lines(indentation: indentation, access: level)
    }
    return lines + ["}"]
  }

  private var attributeLines: [String] {
    var lines = Self.availability(of: subject)
    if let attribute = subject.isolation.attribute { lines.append(attribute) }
    return lines
  }

  private var nonisolated: String { subject.isolation == .nonisolated ? "nonisolated " : "" }

  private var inheritance: String {
    var names: [String] = []
    switch subject.entry.kind {
    case .actor: names.append("Actor")
    // Only what is bound to classes can be assigned to through a constant.
    case .class where surface.isAssignedTo: names.append("AnyObject")
    default: break
    }
    if subject.isSendable, subject.entry.kind != .actor { names.append("Sendable") }
    return names.isEmpty ? "" : ": " + names.joined(separator: ", ")
  }

  /// On which systems the type is there, with the types around it.
  private static func availability(of subject: SeamSubject) -> [String] {
    var texts: [String] = []
    var current = Syntax(subject.part.node)
    while true {
      if let group = current.asProtocol((any DeclGroupSyntax).self) {
        texts = Availability.texts(of: group.attributes) + texts
      }
      guard let parent = current.parent else { return texts }
      current = parent
    }
  }
}
