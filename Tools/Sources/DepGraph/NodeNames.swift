internal import DepFacts
internal import DepModel

/// The ids of a project's types and singletons.
///
/// Two declarations can have the same name in one module, where they are private to their files.
/// All but the first of them carry their file in the id, so that the ids of the others do not
/// change when one more comes.
struct NodeNames {
  let types: [String]
  let singletons: [String]

  init(_ model: ProjectModel) {
    var declarations: [Declaration] = []
    for (index, type) in model.types.enumerated() {
      declarations.append(
        Declaration(
          id: Self.id(module: type.module, name: type.name), path: model.path(of: type.place),
          offset: type.place.position.offset, isSingleton: false, index: index))
    }
    for (index, singleton) in model.singletons.enumerated() {
      declarations.append(
        Declaration(
          id: Self.id(module: singleton.module, name: singleton.name),
          path: model.path(of: singleton.place), offset: singleton.place.position.offset,
          isSingleton: true, index: index))
    }
    var types = [String](repeating: "", count: model.types.count)
    var singletons = [String](repeating: "", count: model.singletons.count)
    var taken: Set<String> = []
    for declaration in declarations.sorted() {
      let id = Self.unique(declaration, taken: &taken)
      if declaration.isSingleton {
        singletons[declaration.index] = id
      } else {
        types[declaration.index] = id
      }
    }
    self.types = types
    self.singletons = singletons
  }

  static func id(module: String, name: String) -> String {
    module.isEmpty ? name : "\(module).\(name)"
  }

  private static func unique(_ declaration: Declaration, taken: inout Set<String>) -> String {
    if taken.insert(declaration.id).inserted { return declaration.id }
    let inFile = "\(declaration.id) in \(declaration.path)"
    var candidate = inFile
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(inFile) (\(number))"
      number += 1
    }
    return candidate
  }

  private struct Declaration: Comparable {
    var id: String
    var path: String
    var offset: Int32
    var isSingleton: Bool
    var index: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.id, left.path, left.offset, left.isSingleton ? 1 : 0, left.index)
        < (right.id, right.path, right.offset, right.isSingleton ? 1 : 0, right.index)
    }
  }
}

extension ProjectModel {
  /// The path of a place's file; empty when the model does not know the file.
  func path(of place: Place) -> String {
    files.indices.contains(place.file) ? files[place.file].path : ""
  }
}
