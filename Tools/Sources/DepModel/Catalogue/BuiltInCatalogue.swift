/// The data that is built into the tool.
enum BuiltInCatalogue {
  /// The files of entries, in the order in which they are shown.
  static let files: [(name: String, bytes: [UInt8])] = [
    ("Foundation", PackageResources.Foundation_json),
    ("Swift", PackageResources.Swift_json),
    ("C", PackageResources.C_json),
    ("Dispatch", PackageResources.Dispatch_json),
    ("UIKit", PackageResources.UIKit_json),
    ("AppKit", PackageResources.AppKit_json),
  ]

  static func frameworks() throws -> [CatalogueFramework] {
    try files.map { file in
      try CatalogueFramework(CatalogueJSON(parsing: file.bytes, file: "\(file.name).json"))
    }
  }

  static func implicitMembers() throws -> ImplicitMembers {
    try ImplicitMembers(
      CatalogueJSON(
        parsing: PackageResources.ImplicitMembers_json, file: "ImplicitMembers.json"))
  }

  static func types() throws -> KnownTypes {
    try KnownTypes(CatalogueJSON(parsing: PackageResources.Types_json, file: "Types.json"))
  }
}
