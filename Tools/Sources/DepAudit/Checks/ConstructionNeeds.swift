import DepFacts
import DepModel

/// What building a value needs at that moment: a graph of singletons, initializers and `live`s.
///
/// The first nodes are the singletons of the model, by their index; an initializer and a `live`
/// for each type follow. What runs later, in a closure or a method, is no edge.
struct ConstructionNeeds {
  private let model: ProjectModel
  private let singletonOfMember: [Member: Int]

  private struct Member: Hashable {
    var owner: Int?
    var name: String
  }

  init(_ model: ProjectModel) {
    self.model = model
    singletonOfMember = Dictionary(
      model.singletons.enumerated().map { index, singleton in
        (Member(owner: singleton.owner, name: singleton.memberName), index)
      }, uniquingKeysWith: min)
  }

  var graph: DirectedGraph {
    DirectedGraph(
      nodeCount: model.singletons.count + 2 * model.types.count,
      edges: declarations + liveValues + initializers)
  }

  private func initializer(of type: Int) -> Int { model.singletons.count + 2 * type }
  private func live(of type: Int) -> Int { model.singletons.count + 2 * type + 1 }

  /// What the declaration of a singleton builds and reaches.
  private var declarations: [(from: Int, to: Int)] {
    var edges: [(from: Int, to: Int)] = []
    for (index, singleton) in model.singletons.enumerated() {
      guard let built = singleton.builtTypeID ?? singleton.valueTypeID else { continue }
      edges.append((index, initializer(of: built)))
      if singleton.buildsFromLive { edges.append((index, live(of: built))) }
    }
    for place in model.exemptUses where place.reason == .ownDeclaration && !place.isDeferred {
      let member = Member(owner: place.owner, name: place.member)
      if let from = singletonOfMember[member], let to = place.target?.singleton, from != to {
        edges.append((from, to))
      }
    }
    return edges
  }

  /// What the `live` of a type reaches, and builds from defaults.
  private var liveValues: [(from: Int, to: Int)] {
    var edges: [(from: Int, to: Int)] = []
    let owners = LiveOwners(model)
    for place in model.exemptUses where place.reason == .live && !place.isDeferred {
      guard let owner = owners.owner(of: place), let singleton = place.target?.singleton else {
        continue
      }
      edges.append((live(of: owner), singleton))
    }
    for (type, shape) in model.dependencyShapes {
      for need in shape.liveNeeds {
        edges.append((live(of: type), initializer(of: need)))
        edges.append((live(of: type), live(of: need)))
      }
    }
    return edges
  }

  /// What runs when an object is made: initializers, their defaults, and those of properties.
  private var initializers: [(from: Int, to: Int)] {
    var edges: [(from: Int, to: Int)] = []
    for dependency in model.dependencies where runsAtConstruction(dependency) {
      guard let owner = dependency.owner else { continue }
      let from =
        singletonOfMember[Member(owner: owner, name: dependency.member)]
        ?? initializer(of: owner)
      if let singleton = dependency.target.singleton {
        edges.append((from, singleton))
      } else if dependency.kind == .construction, let made = dependency.target.type {
        edges.append((from, initializer(of: made)))
        if model.types[made].dependencies?.hasDefaultForInstances == true {
          edges.append((from, live(of: made)))
        }
      }
    }
    return edges
  }

  private func runsAtConstruction(_ dependency: Dependency) -> Bool {
    guard !dependency.isDeferred else { return false }
    let isInitializer = dependency.member == "init" || dependency.member.hasPrefix("init(")
    return switch dependency.place {
    case .propertyInitializer: true
    case .body, .defaultArgument: isInitializer
    case .attribute, .topLevel, .preview: false
    }
  }
}
