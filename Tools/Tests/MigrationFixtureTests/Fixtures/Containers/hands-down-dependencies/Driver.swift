print(RiverParent1309().child().depth)
