import DepModel
package import DepSyntax
package import DepWiring

/// The lines of a root's members in which registrations live on.
package struct RegisteredMemberText {
  private let style: SourceStyle
  /// What stands before the members of the root.
  private let inner: String

  package init(style: SourceStyle, inner: String) {
    self.style = style
    self.inner = inner
  }

  /// What is kept first, and then what is made, a blank line before each function.
  package func text(_ members: [RegisteredMember]) -> String {
    let new = members.filter { !$0.isThere }
    let kept = new.filter { $0.form != .made }.map { lines($0) }
    let made = new.filter { $0.form == .made }.map { lines($0) }
    let isOneLineEach = kept.allSatisfy { $0.count == 1 }
    let separator = isOneLineEach ? style.newline : style.newline + style.newline
    let blocks = [kept.map(joined).joined(separator: separator)] + made.map(joined)
    return blocks.filter { !$0.isEmpty }.joined(separator: style.newline + style.newline)
  }

  private func joined(_ lines: [String]) -> String {
    lines.map { $0.isEmpty ? $0 : inner + $0 }.joined(separator: style.newline)
  }

  private func lines(_ member: RegisteredMember) -> [String] {
    switch member.form {
    case .kept: kept(member)
    case .made: made(member)
    case .retained: retained(member)
    }
  }

  private func kept(_ member: RegisteredMember) -> [String] {
    let head = "private(set) lazy var \(member.name.escaped): \(member.type) ="
    return value(member, behind: head)
  }

  private func made(_ member: RegisteredMember) -> [String] {
    let parameters = member.parameters.map { parameter in
      let type = parameter.type ?? "Any"
      let escapes = type.contains("->") && !type.hasPrefix("@escaping") ? "@escaping " : ""
      return "\(parameter.name): \(escapes)\(type)"
    }
    let head = "func \(member.name)(\(parameters.joined(separator: ", "))) -> \(member.type) {"
    return [head] + body(member, style.indentation) + ["}"]
  }

  /// Kept by whoever has it, and made again when nothing has it any more.
  private func retained(_ member: RegisteredMember) -> [String] {
    let name = member.name
    let kept = "retained" + name.upperCamel
    let step = style.indentation
    return [
      "private weak var \(kept): AnyObject?",
      "var \(name.escaped): \(member.type) {",
      "\(step)if let object = \(kept) as? \(member.type) {",
      "\(step)\(step)return object",
      "\(step)}",
    ] + value(member, behind: "let object: \(member.type) =").map { step + $0 } + [
      "\(step)\(kept) = object as AnyObject",
      "\(step)return object",
      "}",
    ]
  }

  /// A declaration with its value, on one line if it fits.
  private func value(_ member: RegisteredMember, behind head: String) -> [String] {
    guard member.isExpression else {
      return [head + " {"] + body(member, style.indentation) + ["}()"]
    }
    let lines = body(member, "")
    let first = "\(head) \(lines[0])"
    let fits = style.columns(inner + first) <= style.newLineLimit
    return fits ? [first] + lines.dropFirst() : [head] + lines.map { style.indentation + $0 }
  }

  private func body(_ member: RegisteredMember, _ indentation: String) -> [String] {
    let lines = member.body.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.last == "\r" ? String(line.dropLast()) : String(line)
    }
    return lines.enumerated().map { index, line in
      if index == 0 { return indentation + line }
      let isBlank = line.allSatisfy(\.isWhitespace)
      let rest =
        line.hasPrefix(member.indentation)
        ? String(line.dropFirst(member.indentation.count))
        : String(line.drop { $0 == " " || $0 == "\t" })
      return isBlank ? "" : indentation + rest
    }
  }
}
