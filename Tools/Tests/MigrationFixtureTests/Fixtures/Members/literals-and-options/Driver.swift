let code: PostCode = "3000"
print(code, TagParser("x")?.description ?? "-", TagParser("") == nil)
func parse<Value: LosslessStringConvertible>(_ type: Value.Type) -> Value? { Value("y") }
print(parse(TagParser.self)?.description ?? "-")
