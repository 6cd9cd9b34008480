/// A file of `Page/Assets`, which the build puts into the executable.
enum PageAsset {
  /// What pages have in common.
  static var pageStyle: String { text(PackageResources.page_css) }
  static var auditStyle: String { text(PackageResources.audit_css) }
  /// The scripts of the audit's page, in the order in which they need each other.
  static var auditScripts: [String] {
    [
      PackageResources.audit_data_js, PackageResources.audit_findings_js,
      PackageResources.audit_aside_js,
    ].map(text)
  }
  /// The script of the table of types, for a page that has one.
  static var auditTableScript: String { text(PackageResources.audit_table_js) }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
