PostBox(street: "Ring") { print($0) }.collect()
PostBox(street: "Gasse", empty: { print("!", $0) }).collect()
