import DepSyntax

/// A method of an extension that fills in the defaults which a protocol cannot have.
package struct DefaultForwarder {
  package let requirement: Requirement
  /// The positions of the parameters that it fills in.
  let omitted: [Int]
  /// The defaults by position: those that are filled in, and those that tell about the caller.
  package let values: [Int: String]
  /// The positions whose default tells about the caller, so that they stay parameters.
  package let aboutCaller: Set<Int>

  /// - Throws: Where the call cannot be handed on.
  init(
    _ requirement: Requirement, omitting omitted: [Int], defaults: DefaultArgument
  ) throws(ExtractionRefusal) {
    var values: [Int: String] = [:]
    var aboutCaller: Set<Int> = []
    let parameters = requirement.member.parameters
    for index in omitted {
      guard let value = parameters[index].defaultValue else {
        throw ExtractionRefusal("\(requirement.name) has no default for \(parameters[index].text)")
      }
      values[index] = try defaults.text(of: value)
      if value.isAboutCaller { aboutCaller.insert(index) }
    }
    self.requirement = requirement
    self.omitted = omitted
    self.values = values
    self.aboutCaller = aboutCaller
    try check()
  }

  /// The positions of its parameters.
  package var kept: [Int] {
    requirement.parameters.indices.filter { !omitted.contains($0) || aboutCaller.contains($0) }
  }

  /// What tells it from others of the same name.
  var key: [String] { requirement.key(omitting: omitted) }

  /// The labels of its parameters; `_` for none.
  var labels: [String] { kept.map { requirement.parameters[$0].label.withoutBackticks } }

  private func check() throws(ExtractionRefusal) {
    let name = requirement.name
    for index in kept {
      let parameter = requirement.parameters[index]
      let isHandedOn =
        !parameter.isVariadic && !parameter.type.hasPrefix("repeat ")
        && !["borrowing ", "consuming ", "isolated "].contains {
          parameter.prefix.contains($0) || parameter.type.hasPrefix($0)
        }
      if !isHandedOn {
        throw ExtractionRefusal(
          "\(name) has a default next to a parameter that cannot be passed on")
      }
    }
    if requirement.effects.contains("rethrows"),
      omitted.contains(where: { requirement.parameters[$0].type.contains("throws") })
    {
      throw ExtractionRefusal("\(name) rethrows, and callers omit its closure")
    }
    try checkGenerics()
  }

  /// Every generic parameter has to follow from what is still passed.
  private func checkGenerics() throws(ExtractionRefusal) {
    guard requirement.kind == .function else { return }
    let texts = kept.map { requirement.parameters[$0].type } + [requirement.result ?? ""]
    for name in requirement.member.genericNames {
      guard texts.contains(where: { $0.words.contains(name) }) else {
        throw ExtractionRefusal(
          "only a parameter that callers omit determines \(name) in \(requirement.name)")
      }
    }
  }
}

extension String {
  /// The names in a text.
  fileprivate var words: Set<String> {
    Set(split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }
}
