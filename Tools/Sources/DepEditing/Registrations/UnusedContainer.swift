import DepFacts
import DepMigration
import DepModel
import DepPlan
import DepSyntax
import SwiftSyntax

/// A container of the project whose last registration goes.
struct UnusedContainer {
  let type: Int
  let project: ProjectTrees
  /// The code that goes.
  let gone: CodeRegion

  private struct Mention {
    let place: String
    /// The property wrapper around it; nil for any other code.
    let wrapper: String?
  }

  /// That it can be deleted, or what still names it.
  var note: String {
    let entry = project.model.types[type]
    let place = "\(project.records[entry.place.file].path):\(entry.place.position.line)"
    // Its own property wrapper names it, and goes with it.
    var going = [entry.name.lastName]
    while let mention = firstMention(of: going[0], outsideOf: going) {
      guard let user = mention.wrapper, firstMention(of: user, outsideOf: going + [user]) == nil
      else {
        return "container without registrations: '\(entry.name)' at \(place); "
          + "\(mention.place) names it"
      }
      going.append(user)
    }
    let users = going.dropFirst().map { "'\($0)'" }.joined(separator: ", ")
    return "unused container: '\(entry.name)' at \(place); "
      + (users.isEmpty ? "nothing names it, so delete it" : "delete it together with \(users)")
  }

  /// The first place that names a type, outside of some types and of what goes.
  private func firstMention(of name: String, outsideOf types: [String]) -> Mention? {
    for file in project.records.indices {
      guard let bytes = project.bytes(of: file), WordsInBytes.anyWord(of: [name], in: bytes) else {
        continue
      }
      guard let source = project.source(file) else {
        return Mention(place: project.records[file].path, wrapper: nil)
      }
      for token in source.tree.tokens(viewMode: .sourceAccurate) where token.text == name {
        let offset = token.inner.lowerBound
        let around = Self.outermostType(around: token)
        if gone.contains(file, offset) || around.map({ types.contains($0.name) }) == true {
          continue
        }
        return Mention(
          place: "\(source.path):\(source.position(at: offset).line)",
          wrapper: around.flatMap { $0.isWrapper ? $0.name : nil })
      }
    }
    return nil
  }

  private static func outermostType(
    around token: TokenSyntax
  ) -> (name: String, isWrapper: Bool)? {
    var found: (String, Bool)?
    var node = token.parent
    while let current = node {
      if let group = current.asProtocol((any DeclGroupSyntax).self),
        let name = current.declaredTypeName?.lastName
      {
        found = (name, group.attributes.names.contains("propertyWrapper"))
      }
      node = current.parent
    }
    return found
  }
}
