internal import DepAudit
internal import DepFacts
internal import DepModel

/// The audit as one page that needs nothing else.
struct HTMLReport {
  let report: AuditReport
  let options: RenderOptions

  func render() -> String {
    let data = PageData(report, sourceLines: options.sourceLines)
    let sections = [
      header(),
      PageTotals(report: report, conclusion: Conclusion(report, options)).markup(),
      PageNext(candidates: report.next).markup(),
      PageModules(modules: report.modules).markup(),
      PageContainers(containers: report.containers).markup(),
      PageTypes(report: report, typeCount: data.typeCount).markup(),
      PageAside(report: report).markup(),
      PageStale(entries: report.stale, path: options.baselinePath).markup(),
      PageRules(report: report).markup(),
      footer(),
    ]
    return PageShell(
      title: "depstructs audit of \(options.projectName)",
      styles: [PageAsset.auditStyle],
      body: "<div class=\"page\">\n" + sections.joined() + "</div>",
      data: [("audit-data", data.json())],
      scripts: PageAsset.auditScripts + (data.typeCount == 0 ? [] : [PageAsset.auditTableScript])
    ).render()
  }

  private func header() -> String {
    let tests =
      report.testFileCount == 0
      ? "" : "; \(Counted.noun(report.testFileCount, "test file")) skipped"
    return """
      <header>
      <p class="eyebrow">depstructs audit</p>
      <h1>\(HTMLText(options.projectName).escaped)</h1>
      <p class="muted">\(Counted.noun(report.fileCount, "file")) with \
      \(Counted.noun(report.lineCount, "line")) in \
      \(Counted.noun(report.modules.count, "module"))\(tests)</p>
      </header>

      """
  }

  private func footer() -> String {
    """
    <footer>depstructs \(HTMLText(options.toolVersion).escaped)</footer>

    """
  }
}
