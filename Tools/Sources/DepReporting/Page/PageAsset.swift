/// A file of `Page/Assets`, which the build puts into the executable.
enum PageAsset {
  static var pageStyle: String { text(PackageResources.page_css) }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
