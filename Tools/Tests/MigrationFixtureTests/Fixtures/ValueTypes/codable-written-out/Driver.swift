let labels = try JSONDecoder().decode([OrchidLabel].self, from: Data(#"["crane"]"#.utf8))
print(labels[0].latin(), OrchidLabel(name: "fern").latin())
print(String(decoding: try JSONEncoder().encode(labels), as: UTF8.self))
