import AppIntents
func make<Intent: AppIntent>(_ type: Intent.Type) -> Intent { Intent() }
func query<Query: EntityQuery>(_ type: Query.Type) -> Query { Query() }
print(try await make(TapirIntent.self).perform())
print(try await query(TapirQuery.self).entities(for: ["a"]))
