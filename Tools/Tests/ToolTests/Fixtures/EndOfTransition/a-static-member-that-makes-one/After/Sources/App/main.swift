["a", "b"].map(Node.parse).forEach { $0.run() }
