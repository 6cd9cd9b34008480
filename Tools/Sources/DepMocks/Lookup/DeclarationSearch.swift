import DepFacts
import DepModel
import DepSyntax

/// The declarations that a user may mean by a name.
struct DeclarationSearch {
  /// A declaration, by path of the file, then by place in it.
  private struct Found {
    var type: Int
    var place: MockProblem.Place
  }

  private let name: String
  private let model: ProjectModel
  private let found: [Found]

  /// A full name means just that declaration; those of tests count where there are no others.
  init(_ name: String, kind: TypeFact.Kind, in project: ProjectTrees) {
    self.name = name
    model = project.model
    let types = TypeSearch.types(named: name, in: model).filter { [model] type in
      model.types[type].kind == kind
    }
    let exact = types.filter { [model] in model.types[$0].name == name }
    let known = exact.isEmpty ? types : exact
    let shipped = known.filter { [model] in !model.types[$0].isTest }
    found = (shipped.isEmpty ? known : shipped).flatMap { type in
      project.scope.parts(of: type).compactMap { part in
        let fact = project.scope.fact(part)
        guard fact.kind == kind else { return nil }
        return Found(
          type: type,
          place: .init(path: project.records[part.file].path, position: fact.position))
      }
    }.sorted {
      ($0.place.path, $0.place.position.offset) < ($1.place.path, $1.place.position.offset)
    }
  }

  var isEmpty: Bool { found.isEmpty }

  /// The one that is meant: a declaration in several branches of `#if` in one file is one.
  var only: Int? {
    guard let first = found.first else { return nil }
    let isOne = found.allSatisfy { $0.type == first.type && $0.place.path == first.place.path }
    return isOne ? first.type : nil
  }

  /// Names every declaration that the name fits, and says how to choose one.
  func ambiguity(of noun: String) -> MockProblem {
    let names = found.map { each in
      "\(model.types[each.type].module).\(Self.asked(model.types[each.type].name))"
    }
    let places = zip(names, found).map { name, each in
      "'\(name)' at \(each.place.path):\(each.place.position.line)"
    }
    let remedy =
      Set(names).count == found.count
      ? "write one of these names" : "choose a folder or a file with '--source'"
    return MockProblem(
      .error,
      "'\(Self.asked(name))' is more than one \(noun): "
        + "\(places.joined(separator: ", ")); \(remedy)",
      at: found.first?.place)
  }

  /// The name of the type that the user asks for, whose `Dependencies` was looked up.
  private static func asked(_ name: String) -> Substring {
    name.hasSuffix(".Dependencies") ? name.dropLast(".Dependencies".count) : name[...]
  }
}
