var stack = StackOf(elements: ["a"])
print(stack.push("b"), stack.push("c"), StackOf<Int>(elements: []).elements)
