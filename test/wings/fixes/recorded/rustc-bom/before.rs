fn main() {
    let mut x = 1; let s = "é😀"; let mut y = 2; println!("{}{}{}", x, y, s);
}
