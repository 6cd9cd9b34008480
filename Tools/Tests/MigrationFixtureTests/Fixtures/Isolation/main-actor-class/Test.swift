final class NoHits: SearchIndexProtocol { func hits(_ text: String) -> [String] { [] } }
let model = await SearchModel(dependencies: .init(searchIndex: NoHits()))
await model.search("tree")
let hits = await model.hits
expect(hits.isEmpty, "the stub finds nothing")
