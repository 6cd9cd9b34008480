let post = BorderPost()
print(post.pass(3), post.pass(4), post.pass(0), post.pass(-1))
