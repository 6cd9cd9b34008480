var buffer = RingBuffer<String>(capacity: 2)
_ = buffer.push("a")
print(buffer.push("b"), buffer.push("c"))
