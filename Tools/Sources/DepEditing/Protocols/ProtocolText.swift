import DepFacts
import DepMigration
import DepModel
import DepSyntax

/// The text of a protocol, of its conformance, and of what fills in defaults.
struct ProtocolText {
  let new: ExtractedProtocol

  private var subject: TypePart { new.subject }
  private var style: SourceStyle { subject.source.style }
  private var outer: String {
    subject.source.indentation(at: subject.outermost.inner.lowerBound)
  }

  /// The lines of the protocol, with the extension for defaults.
  var protocolLines: [String] {
    let inheritance = new.inherited.isEmpty ? "" : ": " + new.inherited.joined(separator: ", ")
    let words = [new.access.word, new.isolation == .nonisolated ? "nonisolated" : "", "protocol"]
    let start = words.filter { !$0.isEmpty }.joined(separator: " ")
    var lines = subject.availability
    if let attribute = new.isolation.attribute { lines.append(attribute) }
    lines += style.opening("\(start) \(new.name)\(inheritance)", "")
    for requirement in new.requirements { lines += requirement.lines(style, outer: outer) }
    lines.append("}")
    let defaults = Self.defaultLines(
      new.forwarders, of: new.name, subject, access: new.access, style, outer: outer)
    return defaults.isEmpty ? lines : lines + [""] + defaults
  }

  var conformanceLines: [String] {
    subject.availability + ["extension \(subject.fullName): \(new.name) {}"]
  }

  /// The lines of an extension of the protocol; none without a default.
  static func defaultLines(
    _ forwarders: [DefaultForwarder], of name: String, _ subject: TypePart, access: AccessLevel,
    _ style: SourceStyle, outer: String
  ) -> [String] {
    if forwarders.isEmpty { return [] }
    let level = access.isBelow(.package) ? AccessLevel.internal : access
    var lines = subject.availability + style.opening("extension \(name)", "")
    for (index, forwarder) in forwarders.enumerated() {
      if index > 0 { lines.append("") }
      lines += forwarder.lines(style, outer: outer, access: level)
    }
    return lines + ["}"]
  }
}
